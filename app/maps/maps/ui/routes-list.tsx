import { Link } from "#app/ui/link.tsx";
import type { Route } from "../contract.ts";

/** Ways told in words, step by step. */
export function RoutesList({ routes, address }: { routes: Route[]; address(no: number): string }) {
  return routes.map(({ no, title, steps }) => (
    <section key={no} aria-labelledby={`route-${no}`} className="mt-4">
      <h3 id={`route-${no}`} className="font-semibold">
        {title}
      </h3>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may come by one point twice.
          <li key={at}>
            <Link href={address(step.no)} className="inline-block min-h-6">
              {step.title}
            </Link>
            {step.text && `: ${step.text}`}
          </li>
        ))}
      </ol>
    </section>
  ));
}
