export { RouterProvider } from './router/router';
export { Link } from './link/link';
export { classNames } from './class-names';
export type { AccentColor, Tone } from './tone';

export { Button } from './button/button';
export { IconButton } from './icon-button/icon-button';
export { IconLink } from './icon-button/icon-link';
export { LinkButton } from './link-button/link-button';
export { BackLink, TextLink, TextButton } from './link-button/text-link';

export { Avatar } from './avatar/avatar';
export { ImageAccessProvider } from './avatar/image-access';
export { Badge } from './badge/badge';
export { ColorLabel } from './color-label/color-label';
export type { ColorLabelProps } from './color-label/color-label';
export { IconText, DescriptionList } from './description-list/description-list';
export { Kbd, Text, VisuallyHidden } from './text/text';
export { EmailAddress } from './text/email-address';

export { Card, Rows } from './card/card';
export { LoadMoreRow } from './card/load-more-row';
export { ListItem } from './card/list-item';
export { LinkCard } from './link-card/link-card';
export { LiveIndicator, Panel, Section, GroupHeading } from './section/section';
export { FailedStatTile, StatStrip, StatTile } from './stat/stat';
export { CapacityBar } from './capacity-bar/capacity-bar';
export { Table } from './table/table';
export { TimelineList } from './timeline/timeline';
export type { TimelineDay, TimelineRow } from './timeline/timeline';
export { CardGrid, Cluster, Columns, DesktopOnly, PhoneOnly, Stack, Toolbar } from './layout/layout';
export { useViewport, type Viewport } from './layout/use-viewport';
export { Page, ErrorPage } from './page/page';

export { Field, FieldError, inputClass } from './field/field';
export type { FieldProps } from './field/field';
export { FieldGroup } from './field/field-group';
export { TextField } from './text-field/text-field';
export type { TextFieldProps } from './text-field/text-field';
export { TextArea } from './text-field/text-area';
export type { TextAreaProps } from './text-field/text-area';
export { NumberField } from './number-field/number-field';
export type { NumberFieldProps } from './number-field/number-field';
export { PasswordField } from './password-field/password-field';
export type { PasswordFieldProps } from './password-field/password-field';
export { FilterSelect, Select } from './select/select';
export type { SelectProps } from './select/select';
export { Switch } from './switch/switch';
export type { SwitchProps } from './switch/switch';
export { FilterChips } from './filter-chips/filter-chips';
export { Segmented, SegmentedField } from './segmented/segmented';
export type { SegmentedFieldProps } from './segmented/segmented';
export { Highlight } from './highlight/highlight';
export { MAX_SEARCH_LENGTH } from './search-field/max-search-length';
export { SearchField } from './search-field/search-field';
export { Rating, RatingField } from './rating/rating';
export { FieldCell, FieldGrid, FormBar, FormSection } from './form-layout/form-layout';

export { Dialog } from './dialog/dialog';
export { loadDialogs, Overlay } from './dialog/overlay';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export type { MenuItem } from './menu/menu-entry';
export { PersonMenu } from './menu/person-menu';
export { Popover } from './popover/popover';

export { Alert, Banner } from './alert/alert';
export type { AlertProps } from './alert/alert';
export { EmptyState, ErrorState, UnavailableState } from './states/states';
export { Skeleton, SkeletonText } from './skeleton/skeleton';
export { LoadingState } from './skeleton/loading-state';
export { Toaster } from './toast/toaster';
export { briefToast, dismissToast, toast } from './toast/toast-store';

export { AppFrame, focusMain } from './frame/app-frame';
export { Brand } from './frame/brand';
export type { NavGroup, NavItem } from './frame/nav';
export { SearchTrigger } from './frame/search-trigger';
