import { renderToStaticMarkup as draw } from "react-dom/server";
import { expect, test } from "vitest";
import { Gallery } from "../gallery.tsx";
import { closeToast, showToast, toastStore } from "../toast-store.ts";

test("every part of the kit draws without a browser, without inline styles and handlers", () => {
  const html = draw(<Gallery />);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/\son\w+=/);
  expect(html).not.toMatch(/tabindex="[1-9]/i);
});

test("every id of the gallery is said once", () => {
  const ids = [...draw(<Gallery />).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("at most three toasts, each id once, the oldest gives way", () => {
  const texts = () => toastStore.read().map((toast) => toast.text);
  for (const id of ["400", "404", "400", "409", "429"]) showToast({ id, kind: "error", text: id });
  expect(texts()).toEqual(["400", "409", "429"]);
  closeToast("409");
  expect(texts()).toEqual(["400", "429"]);
});
