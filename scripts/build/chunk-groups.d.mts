export interface Module {
  path: string;
  bytes: number;
  imports: string[];
  users: string[];
}
export interface EntryIsland {
  folder: string;
  common: boolean;
  usesFramework: boolean;
}
export function groupModules(
  modules: Module[],
  islands: Map<string, EntryIsland>,
): { modules: string[]; users: string[] }[];
