import type { MetaFunction } from "@remix-run/node";
import { Welcome } from "../ui/welcome.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = () => [
  { title: "Вече – корпоративный портал" },
  { name: "description", content: "Новости, люди и знания компании в одном месте" },
];

export default Welcome;
