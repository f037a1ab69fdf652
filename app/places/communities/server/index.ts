export { communities, communityCategories } from "./schema.ts";
