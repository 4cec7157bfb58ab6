import type { LinkGroup } from "./link-group.ts";

export const readAndShop: readonly LinkGroup[] = [
  {
    category: "News",
    brands: [
      { name: "BBC", url: "https://www.bbc.com", color: "#b80000" },
      { name: "Reuters", url: "https://www.reuters.com", color: "#fb8033" },
      {
        name: "The Guardian",
        url: "https://www.theguardian.com",
        color: "#052962",
        mark: "theguardian",
      },
      { name: "CNN", url: "https://www.cnn.com", color: "#cc0000", mark: "cnn" },
      { name: "Flipboard", url: "https://flipboard.com", color: "#e12828", mark: "flipboard" },
    ],
  },
  {
    category: "Shopping",
    brands: [
      { name: "Target", url: "https://www.target.com", color: "#cc0000", mark: "target" },
      { name: "IKEA", url: "https://www.ikea.com", color: "#0058a3", mark: "ikea" },
      { name: "Nike", url: "https://www.nike.com", color: "#111111", mark: "nike" },
      { name: "Adidas", url: "https://www.adidas.com", color: "#000000", mark: "adidas" },
      { name: "Uniqlo", url: "https://www.uniqlo.com", color: "#ff0000", mark: "uniqlo" },
      { name: "Walmart", url: "https://www.walmart.com", color: "#0053e2" },
    ],
  },
  {
    category: "Food",
    brands: [
      { name: "Uber Eats", url: "https://www.ubereats.com", color: "#06c167", mark: "ubereats" },
      { name: "DoorDash", url: "https://www.doordash.com", color: "#ff3008", mark: "doordash" },
      { name: "Deliveroo", url: "https://deliveroo.co.uk", color: "#00ccbc", mark: "deliveroo" },
      { name: "Just Eat", url: "https://www.just-eat.co.uk", color: "#ff8000", mark: "justeat" },
      { name: "Instacart", url: "https://www.instacart.com", color: "#43b02a", mark: "instacart" },
      {
        name: "HelloFresh",
        url: "https://www.hellofresh.com",
        color: "#99cc33",
        mark: "hellofresh",
      },
    ],
  },
];
