/** Closes open menus (`details[data-menu]`) by Escape, a click elsewhere and a click on one of their links. */
export function closeMenus(): void {
  const closeAll = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
      if (menu !== except) menu.open = false;
    }
  };
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    closeAll(target.closest("a") ? null : target.closest("details[data-menu]"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = (event.target as Element).closest<HTMLDetailsElement>("details[data-menu][open]");
    closeAll();
    menu?.querySelector("summary")?.focus();
  });
}
