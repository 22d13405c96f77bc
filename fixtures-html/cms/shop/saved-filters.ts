/** Filters of lists that visitors saved under a name: of a session, or of a customer. They hold no personal data. */
import { randomBytes } from "node:crypto";
import { emptyFilter, filterFromSearch, writeFilter } from "../../../shared/api/catalog-filter.ts";
import { categories } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Session } from "../session/sessions.ts";

export interface SavedFilter {
  id: string;
  name: string;
  /** Slug of the category; empty for the whole shop. */
  category: string;
  /** The part of the query that filters the list, in its canonical form. */
  search: string;
}

export type SaveRefusal = "name" | "long" | "taken" | "many" | "nothing";

const mostFilters = 20;
const longestName = 40;
const mostCustomers = 2000;

const ofCustomers = new Map<string, SavedFilter[]>();

const savedFilters = ({ user, savedFilters: ofSession }: Session): readonly SavedFilter[] =>
  user ? (ofCustomers.get(user) ?? []) : ofSession;

/** Saves the filters of a list under a name. Returns them, or why it is refused. */
export function saveFilter(session: Session, typed: string, address: string): SavedFilter | SaveRefusal {
  const name = typed.trim().replace(/\s+/g, " ");
  const list = readAddress(address);
  const saved = savedFilters(session);
  if (!list?.isFiltered) return "nothing";
  if (!name) return "name";
  if ([...name].length > longestName) return "long";
  if (saved.some((one) => isSameName(one.name, name))) return "taken";
  if (saved.length >= mostFilters) return "many";
  const added = { id: randomBytes(6).toString("hex"), name, category: list.category, search: list.search };
  store(session, [...saved, added]);
  return added;
}

export function deleteFilter(session: Session, id: string): SavedFilter | undefined {
  const saved = savedFilters(session);
  store(
    session,
    saved.filter((one) => one.id !== id),
  );
  return saved.find((one) => one.id === id);
}

/** Moves the filters of a visitor who signs in to the customer's, but for those whose name is taken. */
export function moveToCustomer(session: Session): void {
  const saved = savedFilters(session);
  const fresh = session.savedFilters.filter(({ name }) => !saved.some((one) => isSameName(one.name, name)));
  if (fresh.length > 0) store(session, [...saved, ...fresh].slice(0, mostFilters));
  session.savedFilters = [];
}

/** For tests. */
export const clearCustomers = (): void => ofCustomers.clear();

interface ListFilters extends Pick<SavedFilter, "category" | "search"> {
  isFiltered: boolean;
}

/** Category and filters in the address of a list; null when it is another page. */
function readAddress(address: string): ListFilters | null {
  if (!URL.canParse(address, "http://here.invalid")) return null;
  const { pathname, searchParams, search } = new URL(address, "http://here.invalid");
  const path = /^\/\w\w\/catalog(?:\/([\w-]+))?$/.exec(pathname);
  const category = path?.[1] ?? "";
  if (!path || (category && !categories.some(({ slug }) => slug === category))) return null;
  const kept = new URLSearchParams();
  const filter = writeFilter(filterFromSearch(search) ?? emptyFilter);
  if (filter) kept.set("filter", filter);
  for (const name of filteringParameters) {
    const value = searchParams.get(name)?.trim();
    if (value) kept.set(name, value.slice(0, 100));
  }
  // A text alone is a search.
  return { category, search: kept.size > 0 ? `?${kept}` : "", isFiltered: [...kept.keys()].some((key) => key !== "q") };
}

/** Parameters that filter a list besides `filter`. */
const filteringParameters = ["q", "shelf", "stock"] as const;

/** View data of the saved filters. `address` is that of the current page. */
export function savedFiltersView(culture: Culture, session: Session, address: string) {
  const current = readAddress(address);
  return {
    canSave: current?.isFiltered ?? false,
    parameters: filteringParameters.join(", "),
    items: savedFilters(session).map(({ id, name, category, search }) => ({
      id,
      name,
      path: `/${culture}/catalog${category && `/${category}`}${search}`,
      isCurrent: category === current?.category && search === current.search,
    })),
  };
}

function store(session: Session, filters: SavedFilter[]): void {
  if (!session.user) return void (session.savedFilters = filters);
  ofCustomers.delete(session.user);
  ofCustomers.set(session.user, filters);
  const oldest = ofCustomers.keys().next().value;
  if (ofCustomers.size > mostCustomers && oldest !== undefined) ofCustomers.delete(oldest);
}

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;
