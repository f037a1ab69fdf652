import { build } from "esbuild";

/** Bundles the portal's page components with React and a stand-in for Remix, for the bare reference. */
export async function buildBare(): Promise<void> {
  const here = new URL(".", import.meta.url).pathname;
  await build({
    entryPoints: [`${here}pages.tsx`],
    outfile: "build/bench/pages.js",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    alias: { "@remix-run/react": `${here}remix-react.tsx` },
    define: { "import.meta.env.SSR": "true" },
    loader: { ".css": "empty", ".woff2": "empty" },
    plugins: [assetUrls],
    logLevel: "warning",
  });
}

/** `…woff2?url` is Vite's word for the address of a file. */
const assetUrls = {
  name: "asset-urls",
  setup(bundler: import("esbuild").PluginBuild) {
    bundler.onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: "asset-url" }));
    bundler.onLoad({ filter: /.*/, namespace: "asset-url" }, ({ path }) => ({
      contents: `export default ${JSON.stringify(`/assets/${path.split("/").at(-1)}`)}`,
    }));
  },
};
