import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./platform/*/schema.ts", "./app/*/*/server/schema.ts"],
  out: "./platform/db/migrations",
});
