import type { LinkGroup } from "./link-group.ts";

export const driveAndPay: readonly LinkGroup[] = [
  {
    category: "Automotive",
    brands: [
      { name: "Tesla", url: "https://www.tesla.com", color: "#cc0000", mark: "tesla" },
      { name: "BMW", url: "https://www.bmw.com", color: "#0066b1", mark: "bmw" },
      { name: "Toyota", url: "https://www.toyota.com", color: "#eb0a1e", mark: "toyota" },
      { name: "Ford", url: "https://www.ford.com", color: "#00274e", mark: "ford" },
      { name: "Honda", url: "https://www.honda.com", color: "#e40521", mark: "honda" },
      {
        name: "Volkswagen",
        url: "https://www.volkswagen.com",
        color: "#151f5d",
        mark: "volkswagen",
      },
    ],
  },
  {
    category: "FinTech",
    brands: [
      { name: "PayPal", url: "https://www.paypal.com", color: "#002991", mark: "paypal" },
      { name: "Stripe", url: "https://stripe.com", color: "#635bff", mark: "stripe" },
      { name: "Wise", url: "https://wise.com", color: "#9fe870", mark: "wise" },
      { name: "Revolut", url: "https://www.revolut.com", color: "#191c1f", mark: "revolut" },
      { name: "Klarna", url: "https://www.klarna.com", color: "#ffb3c7", mark: "klarna" },
      { name: "Cash App", url: "https://cash.app", color: "#00c244", mark: "cashapp" },
    ],
  },
];
