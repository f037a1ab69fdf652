/** A button with `data-copy` copies those words, one with `data-print` prints the page. */
export function copyAndPrint(): void {
  document.addEventListener("click", ({ target }) => {
    const { copy, print: prints } =
      (target as Element).closest<HTMLElement>("[data-copy], [data-print]")?.dataset ?? {};
    if (prints !== undefined) print();
    if (copy !== undefined) void import("./copy.ts").then((module) => module.copy(copy));
  });
}
