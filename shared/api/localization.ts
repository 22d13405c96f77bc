/** GET: the culture's texts, a nested object of strings that is read by dotted names. LOC-02 */
export const stringResourcesPath = (culture: string): string => `/api/v1/localization/${culture}/stringresources`;

export interface StringResources {
  [name: string]: string | StringResources;
}
