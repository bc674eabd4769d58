export { CategoryBadge, type CategoryBadgeProps } from './category/category-badge';
export { colorOf } from './category/color-of';
export { UnitName, type UnitNameProps } from './category/unit-name';
export { eventTimeOf, isOpenRequest, roomTimeOf } from './rooms/room-time';
export { requestTime } from './rooms/request-time';
export { requestTitle } from './rooms/request-title';
export { useTenures } from './tenures/use-tenures';
export { useDepartments } from './units/use-departments';
