export interface PanelProps {
  readonly count: number;
  readonly close: () => void;
}
