export function typesOf(folder: string): Promise<void>;
