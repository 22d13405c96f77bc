export interface Target {
  inputs: string[];
  outputs: string[];
}
export function inputsOf(target: Target): string;
export function isFresh(target: Target, record: string, inputs: string): boolean;
export function recordBuild(target: Target, record: string, inputs: string): void;
