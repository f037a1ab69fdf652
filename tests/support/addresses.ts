import { pages } from "#app/routes.ts";
import { href, type PageUrl, type Url } from "#app/web/urls.ts";
import { areaTests } from "./area-tests.ts";
import type { AddressAbout, AddressSample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

export type Address = AddressAbout & {
  /** The route's id in the table of pages. */
  page: string;
  url: PageUrl;
  /** A real address of this page, about a thing of «Север» written by its head. */
  path: string;
};

const samples = new Map<string, (world: TwoCompanies) => AddressSample>(
  areaTests.flatMap(({ prefix, addresses = {} }) =>
    Object.entries(addresses).map(([name, make]) => [`${prefix}/${name}`, make] as const),
  ),
);

/**
 * The pages of the table. Those that are still to come are one file behind one guard, so the first of each audience
 * stands for all.
 */
export const pageNames = Object.entries(pages)
  .filter(([page, { audience }], index, all) => {
    const isFirst = all.findIndex(([other, url]) => isPlanned(other) && url.audience === audience) === index;
    return !isPlanned(page) || isFirst;
  })
  .map(([page]) => page);

/** A real address of every page in the table; throws for a page with parameters that its area has not described. */
export function addressesOf(world: TwoCompanies): Address[] {
  return Object.entries(pages).map(([page, url]) => {
    const sample = isPlanned(page) ? { status: 404, params: anyParams(url) } : samples.get(page)?.(world);
    const path = href(url as Url, (sample?.params ?? {}) as never, sample?.query);
    const { for: readers = "everyone", also, id, status = 200 } = sample ?? {};
    return { page, url, path, for: readers, also, id, status };
  });
}

function isPlanned(page: string): boolean {
  return page.startsWith("planned/");
}

/** What is still to come says so whatever it is about. */
function anyParams({ pattern }: PageUrl): Record<string, string> {
  return Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name!, "7"]));
}

/** Where Remix asks for the data of a page alone. */
export function dataPath(path: string): string {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
}
