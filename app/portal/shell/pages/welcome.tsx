import type { MetaFunction } from "@remix-run/node";
import { titled } from "#app/web/title.ts";

export { default, ErrorBoundary, loader } from "./home.tsx";

export const meta: MetaFunction = titled("Добро пожаловать");
