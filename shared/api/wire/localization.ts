/** GET. Returns the culture's texts: nested objects of strings, read by dotted keys. LOC-02 */
export const stringResourcesPath = (culture: string): string => `/api/v1/localization/${culture}/stringresources`;

export interface StringResources {
  [name: string]: string | StringResources;
}
