/** Closes open menus (`details[data-menu]`) by Escape, a click elsewhere, and what one has chosen in them. */
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
  const closeAround = (chosen: Element | null) => {
    const menu = chosen?.closest("details[data-menu][open]");
    closeAll();
    menu?.querySelector("summary")?.focus();
  };
  document.addEventListener("submit", ({ submitter }) => closeAround(submitter));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape") closeAround(target as Element);
  });
}
