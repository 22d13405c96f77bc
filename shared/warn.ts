/** Logs a console warning for template authors. Every message of the product starts with `[atoll]`. */
export function warn(message: string, ...details: unknown[]): void {
  console.warn(`[atoll] ${message}`, ...details);
}
