/** «?» opens the list of keys, but not while one types, nor where it is turned off on the page of that list (WCAG 2.1.4). */
export function helpByKey(event: KeyboardEvent): void {
  if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
  if (localStorage.getItem("no-help-key")) return;
  // A link, so that the portal opens it as all its links.
  const link = document.createElement("a");
  link.href = "/keys";
  document.body.append(link);
  link.click();
  link.remove();
}
