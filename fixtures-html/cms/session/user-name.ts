export function userName(user: string): string {
  const name = user.split("@")[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}
