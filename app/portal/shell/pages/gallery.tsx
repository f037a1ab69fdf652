import type { MetaFunction } from "@remix-run/node";
import { Gallery } from "#app/ui/gallery.tsx";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Набор деталей");

export default Gallery;
