import { useRouteError } from "@remix-run/react";
import { lazy, Suspense } from "react";

/** Comes after the page that works (entry.client.tsx asks for it early); when even it does not come, a few words do. */
const ErrorPage = lazy(() =>
  import("#app/portal/shell/ui/error-page.tsx").then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: FewWords }),
  ),
);

/** Every page's boundary: the shell stays, the page's place says what happened (specification §2, §8). */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}

function FewWords() {
  return (
    <>
      <h1>Страница не открылась</h1>
      <p className="mt-3">Проверьте связь и попробуйте ещё раз.</p>
    </>
  );
}
