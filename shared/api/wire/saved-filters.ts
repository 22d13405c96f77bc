/**
 * POST a `FilterToSave`. Returns a `FilterSaved`; 409 or 422 with an `ApiMessage` when the name cannot be used, or there
 * are too many. FIL-01
 */
export const savedFiltersPath = "/api/v1/catalog/savedfilters";

/** DELETE removes saved filters. Any 2xx is success, and so is 404: they no longer exist. */
export const savedFilterPath = (id: string): string => `${savedFiltersPath}/${encodeURIComponent(id)}`;

export interface FilterToSave {
  Name: string;
  /** Path and query of the list. */
  Address: string;
}

export interface FilterSaved {
  Id: string;
  /** The name as it was saved, such as without spaces at its ends. */
  Name: string;
}
