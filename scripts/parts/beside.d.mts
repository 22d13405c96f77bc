export interface Beside {
  isLow: boolean;
  print: (text: string) => void;
}
export const atOnce: Beside;
export function startBeside<T>(part: (beside: Beside) => Promise<T>): {
  ended: Promise<unknown>;
  result: () => Promise<T>;
};
