export function themeTable(): string;
