import { endpoint } from "#endpoint.ts";
import { searchResults, searchQuery } from "./schema.ts";

export const searchTitles = endpoint("GET", "/api/search", {
  access: "anyone",
  summary: "Search titles, with filters; tolerates typos",
  query: searchQuery,
  reply: searchResults,
});
