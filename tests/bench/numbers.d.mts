export function quartile(values: number[]): number;
export function turns(count: number, round: number): number[];
export function columns(rows: string[][]): string;
export function times<Key extends string>(runs: Record<Key, number>[], floor: Record<Key, number>[], key: Key): string;
