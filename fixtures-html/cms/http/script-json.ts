/**
 * Serialises a value as JSON for use inside a script element. Escapes `<`, because a text could contain `</script>`.
 */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
