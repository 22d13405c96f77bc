/** A value as JSON that may stand in a script: a text could hold `</script>`. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
