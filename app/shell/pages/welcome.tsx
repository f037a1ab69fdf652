export { default, ErrorBoundary, meta } from "./home.tsx";
