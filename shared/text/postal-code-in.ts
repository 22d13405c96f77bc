/**
 * The postal code in a text with its town, such as `9000 Gent` or `B-9000 Gent`. Other text stays as it is: `1234 AB` is a
 * Dutch code.
 */
export const postalCodeIn = (text: string): string =>
  /^(?:\p{L}{1,2}-)?(\d{4,5}),?\s+\p{L}[\p{L}'’-]{2}/u.exec(text)?.[1] ?? text;
