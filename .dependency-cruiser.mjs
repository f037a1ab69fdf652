// The laws of the house (docs/style.md): who may import whom. Each is one sentence; `npm run check` holds everyone to it.
const notAreas = ["^app/ui/", "^app/web/", "^app/offline/worker/", "^app/rich-text/"];
const tests = ["/tests/"];
/** Whoever stands lower knows nothing of those above; engines stand below all of them. */
const chapters = [
  "people",
  "access",
  "news",
  "feed",
  "offline",
  "places",
  "surveys",
  "learning",
  "loyalty",
  "store",
  "services",
  "maps",
  "wellbeing",
  "calendar",
  "office",
  "portal",
];
const anyChapter = `^app/(${chapters.join("|")})/`;
const faces = [
  "^app/[^/]+/[^/]+/(desk-)?routes\\.ts$",
  "^app/[^/]+/[^/]+/contract\\.ts$",
  "^app/[^/]+/[^/]+/forms\\.ts$",
  "^app/[^/]+/[^/]+/ui/",
  "^app/[^/]+/[^/]+/server/index\\.ts$",
  "^app/[^/]+/[^/]+/server/schema\\.ts$",
];
const screens = ["^app/[^/]+/[^/]+/pages/", "^app/[^/]+/[^/]+/ui/", "^app/ui/", "^app/root\\.tsx$", "^app/entry\\."];
const browserFiles = ["^app/[^/]+/[^/]+/(desk-)?routes\\.ts$", "^app/[^/]+/[^/]+/forms\\.ts$", "^app/web/[^/]+$"];
const serverFolders = ["^platform/", "^app/[^/]+/[^/]+/server/"];
const database = ["^drizzle-orm", "^pg$", "node_modules/drizzle-orm/", "node_modules/pg/"];

const law = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    law(
      "area-speaks-through-its-face",
      "An area uses another one by its routes, contract, forms, pictures and server/index.ts only.",
      { path: "^app/([^/]+/[^/]+)/", pathNot: [...notAreas, ...tests] },
      { path: "^app/[^/]+/[^/]+/", pathNot: ["^app/$1/", ...notAreas, ...faces] },
    ),
    law(
      "only-schema-refers-to-schema",
      "Another area's tables are named for foreign keys, in schema.ts, and nowhere else.",
      { path: "^app/([^/]+/[^/]+)/", pathNot: ["/server/schema\\.ts$", ...tests] },
      { path: "^app/[^/]+/[^/]+/server/schema\\.ts$", pathNot: ["^app/$1/"] },
    ),
    law(
      "pages-never-touch-the-server",
      "What browsers load knows the API's contract and the names of rights, never the server, the platform or the database.",
      { path: [...screens, ...browserFiles], pathNot: tests },
      {
        path: ["/server/", "^platform/", ...database],
        pathNot: ["node_modules/react-dom/", "^react-dom/", "^platform/people/rights\\.ts$"],
      },
    ),
    law(
      "ui-draws-only",
      "Pictures get what they draw: no pages, no parsing, no contract but its types.",
      { path: ["^app/ui/", "^app/[^/]+/[^/]+/ui/"], pathNot: tests },
      {
        path: ["/pages/", "/contract\\.ts$", "/forms\\.ts$", "node_modules/zod/", "node_modules/@remix-run/node/"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    law(
      "server-knows-no-screen",
      "The server draws nothing: no React, no Remix, no pages and pictures.",
      { path: serverFolders, pathNot: ["^app/web/server/", ...tests] },
      {
        path: [
          "node_modules/react/",
          "node_modules/react-dom/",
          "node_modules/@remix-run/react/",
          "node_modules/@remix-run/node/",
          "node_modules/@remix-run/server-runtime/",
          "/pages/",
          "^app/[^/]+/[^/]+/ui/",
          "^app/ui/",
        ],
      },
    ),
    law(
      "platform-knows-no-area",
      "Machinery without product nouns can be lifted out and used elsewhere.",
      { path: "^platform/", pathNot: tests },
      { path: "^app/" },
    ),
    law(
      "ui-kit-knows-no-area",
      "The kit serves every area and leans on none.",
      { path: "^app/ui/", pathNot: tests },
      { path: "^app/", pathNot: notAreas },
    ),
    law(
      "web-knows-no-area",
      "How a page speaks HTTP is the same for every area.",
      { path: "^app/web/", pathNot: tests },
      { path: [anyChapter, "^app/engines/"] },
    ),
    law(
      "engines-know-no-chapter",
      "An engine gets what areas hand over, and asks for none of them.",
      { path: "^app/engines/", pathNot: tests },
      { path: anyChapter },
    ),
    ...chapters
      .slice(0, -1)
      .map((chapter, at) =>
        law(
          `chapters-stand-in-order-${chapter}`,
          "A chapter knows those below it, never those above.",
          { path: `^app/${chapter}/`, pathNot: tests },
          { path: `^app/(${chapters.slice(at + 1).join("|")})/` },
        ),
      ),
    law(
      "product-knows-no-demo",
      "The portal of a company starts without a line of the demo company.",
      { path: ["^app/", "^platform/"], pathNot: tests },
      { path: "^demo/" },
    ),
    law(
      "no-circular",
      "What depends on itself cannot be read from one end.",
      { pathNot: tests },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules"] },
    includeOnly: { path: ["^app/", "^demo/", "^platform/", "^tests/", "^server\\.ts$", "^bin/", "node_modules"] },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
