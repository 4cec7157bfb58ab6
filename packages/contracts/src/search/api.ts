import { endpoint } from "#endpoint.ts";
import { searchFound, searchQuery } from "./schema.ts";

export const searchTitles = endpoint("GET", "/api/search", {
  access: "anyone",
  summary: "Titles by words in or about them, with filters; typing slips are forgiven",
  query: searchQuery,
  reply: searchFound,
});
