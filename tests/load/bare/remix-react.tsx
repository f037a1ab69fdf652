import { createContext, useContext } from "react";

/** Stands in for @remix-run/react where pages are drawn bare: data comes from one context, there is no router. */
export type BareData = { root: unknown; page: unknown; pathname: string };

export const BareContext = createContext<BareData>({ root: undefined, page: undefined, pathname: "/" });

export const useRouteLoaderData = () => useContext(BareContext).root;
export const useLoaderData = () => useContext(BareContext).page;
export const useActionData = () => undefined;
export const useLocation = () => ({ pathname: useContext(BareContext).pathname, search: "", hash: "" });
/** The last part of an address that has one thing: a publication's id, a profile's alias. */
export const useParams = () => ({ id: useContext(BareContext).pathname.split("/").at(-1) });
export const useNavigation = () => ({ state: "idle" });
export const useNavigate = () => () => {};
export const useSubmit = () => () => {};
export const useRouteError = () => undefined;
export const useFetcher = () => ({ state: "idle" });
export const useRevalidator = () => ({ revalidate() {} });
export const useMatches = () => [];
export const isRouteErrorResponse = () => false;
export const Nothing = () => null;
export { Nothing as Links, Nothing as Meta, Nothing as Outlet, Nothing as ScrollRestoration, Nothing as Scripts };
