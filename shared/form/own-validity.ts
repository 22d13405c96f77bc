/**
 * Returns a function that makes a field invalid with a message, or valid again with "". The validity that other code has
 * set, such as another island, stays.
 */
export function ownValidity(field: HTMLInputElement): (message: string) => void {
  let own = "";
  return (message) => {
    // The message of a read-only field is always empty.
    if (message || ["", own].includes(field.validationMessage)) field.setCustomValidity(message);
    own = message;
  };
}
