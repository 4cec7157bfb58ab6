import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GameButton } from "./game-button.tsx";

afterEach(cleanup);

test.each([
  ["game-intro", "/play-games/leos-arcade"],
  ["adventure-quest", "/play-games/adventure-quest"],
  ["slime-adventure", "/play-games/slime-adventure"],
  ["kyle-character", "/play-games/kyles-dash"],
])("the film %s leads to its game", (titleId, address) => {
  render(<GameButton titleId={titleId} variant="gold" />);
  expect(screen.getByRole("link", { name: "Play the game" }).getAttribute("href")).toBe(address);
});

test("other films lead to no game", () => {
  const { container } = render(<GameButton titleId="star-whale" variant="gold" />);
  expect(container.textContent).toBe("");
});
