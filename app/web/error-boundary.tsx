import { useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/shell/ui/error-page.tsx";

/** Every page's boundary: the shell stays, the page's place says what happened (specification §2, §8). */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
