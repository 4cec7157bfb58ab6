import { paintGlow } from "#paint/gradient.ts";
import { lighten, mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** The sun, or at night the moon, at the key light's position. */
export function paintDisc(surface: Surface, kit: BackdropContext): void {
  if (kit.weather === "rain" || (kit.weather === "mist" && kit.time === "day")) return;
  if (kit.time === "night") paintMoon(surface, kit);
  else paintSun(surface, kit);
}

function paintSun(surface: Surface, kit: BackdropContext): void {
  const { key, keyAt } = kit.light;
  const radius = kit.time === "day" ? 40 : 56;
  const pale = mix(key, "#ffffff", 0.72);
  paintGlow(surface, { ...keyAt, radius: radius * 4.4 }, mix(key, "#ffffff", 0.3), 0.8);
  if (kit.style.shading === "flat" || kit.style.shading === "paper")
    for (const [ring, alpha] of [0.22, 0.34].entries())
      fillPath(surface, withAlpha(pale, alpha), (path) =>
        addCircle(path, keyAt.x, keyAt.y, radius * (1.7 - ring * 0.35)),
      );
  fillPath(surface, withAlpha(pale, 0.45), (path) =>
    addCircle(path, keyAt.x, keyAt.y, radius * 1.06),
  );
  fillPath(surface, mix(pale, "#ffffff", 0.4), (path) => addCircle(path, keyAt.x, keyAt.y, radius));
}

function paintMoon(surface: Surface, kit: BackdropContext): void {
  const { keyAt, key } = kit.light;
  const random = kit.random("moon");
  const radius = 40 + random() * 18;
  const pale = mix(key, "#ffffff", 0.55);
  const sea = mix(pale, kit.light.sky[2], 0.28);
  paintGlow(surface, { ...keyAt, radius: radius * 5 }, mix(key, kit.light.sky[3], 0.4), 0.6);
  fillPath(surface, withAlpha(pale, 0.25), (path) =>
    addCircle(path, keyAt.x, keyAt.y, radius * 1.1),
  );
  surface.save();
  surface.beginPath();
  addCircle(surface, keyAt.x, keyAt.y, radius);
  surface.clip();
  surface.fillStyle = pale;
  surface.fillRect(keyAt.x - radius, keyAt.y - radius, radius * 2, radius * 2);
  fillPath(surface, withAlpha(sea, 0.6), (path) => {
    for (let index = 0; index < 7; index += 1) {
      const angle = random() * 6.3;
      const away = random() * radius * 0.75;
      addEllipse(
        path,
        keyAt.x + Math.cos(angle) * away,
        keyAt.y + Math.sin(angle) * away,
        radius * (0.08 + random() * 0.2),
        radius * (0.06 + random() * 0.16),
        angle,
      );
    }
  });
  fillPath(surface, withAlpha(lighten(kit.light.sky[1], 0.02), 0.4), (path) => {
    addCircle(path, keyAt.x, keyAt.y, radius + 2);
    addCircle(path, keyAt.x - radius * 0.2, keyAt.y - radius * 0.14, radius * 1.02);
  });
  fillPath(surface, withAlpha(pale, 0.55), (path) =>
    addCircle(path, keyAt.x - radius * 0.2, keyAt.y - radius * 0.14, radius * 0.98),
  );
  surface.restore();
}
