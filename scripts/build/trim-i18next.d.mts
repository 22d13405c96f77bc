export function trimI18next(source: string): string;
