/** Returns a function that makes the ids of a page's headings, as GitHub does: a repeated id gets a number. */
export function slugger(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
