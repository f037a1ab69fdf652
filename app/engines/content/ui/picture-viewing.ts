import { useEffect } from "react";

/** Pictures of the page (`a[data-picture]`) open large over it; what shows them comes when one is pressed. */
export function usePictureViewer(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-picture]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      import("#app/ui/picture-viewer.ts").then(
        ({ showPicture }) => showPicture(link),
        () => location.assign(link.href),
      );
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
}
