import type { MedleyState } from "@goldmane/games/leos-arcade/medley-state";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import type { Moment } from "#features/games/leos-arcade/kit/round-picture.ts";
import { openSparks, type Sparks } from "#features/games/leos-arcade/kit/open-sparks.ts";
import { playJingle, playRoundEvent } from "#features/games/leos-arcade/sounds.ts";
import { EndView } from "./end-view.ts";
import { HintView } from "./hint-view.ts";
import { Hud } from "./hud.ts";
import { OutcomeView } from "./outcome-view.ts";
import { hintScreen } from "./paint-cabinet.ts";
import { PassView } from "./pass-view.ts";
import { RoundStage } from "./round-stage.ts";

/** Ticks in which the cabinet's screen grows until it fills the field. */
const openTicks = 16;

/** A medley: hints, micro-games, and what is between them. */
export class MedleyView {
  readonly #kit: Kit;
  readonly #layer: Layer;
  readonly #rounds: Layer;
  readonly #stage: RoundStage;
  readonly #hint: HintView;
  readonly #hud: Hud;
  readonly #outcome: OutcomeView;
  readonly #pass: PassView;
  readonly #end: EndView;
  readonly #sparks: Sparks;
  readonly #faster;
  #fasterTicks = 0;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.#layer = kit.addLayer();
    this.#rounds = kit.addLayer();
    this.#stage = new RoundStage(kit, this.#rounds);
    this.#hint = new HintView(kit);
    this.#outcome = new OutcomeView(kit);
    this.#pass = new PassView(kit);
    this.#end = new EndView(kit);
    this.#hud = new Hud(kit);
    const faster = kit.addLayer();
    this.#faster = [0, 1, 2].map((at) =>
      kit.add(faster, "arrow", 400 + at * 80, 40, 1).setRotation(Math.PI / 2),
    );
    const sparks = kit.addLayer();
    this.#sparks = openSparks(kit, sparks);
    const { layer: hint } = this.#hint;
    const over = [this.#outcome.layer, this.#pass.parent, this.#end.parent, this.#hud.layer];
    this.#layer.add([this.#rounds, hint, ...over, faster, sparks]);
  }

  stepped(state: MedleyState): void {
    const { sounds, scene, shake } = this.#kit.stage;
    for (const event of state.events) {
      playJingle(sounds, event, (ms, play) => scene.time.delayedCall(ms, play));
      if (event === "won") this.#sparks.burst(480, 220, 26, 420);
      if (event === "lost") shake(7, 220);
      if (event === "end") this.#sparks.burst(480, 200, 40, 520);
      if (event === "faster") this.#fasterTicks = 110;
    }
    this.#fasterTicks = Math.max(0, this.#fasterTicks - 1);
    if (state.phase !== "play" || !state.play) return;
    for (const event of state.play.events) playRoundEvent(sounds, event, 1 + state.level * 0.03);
    if (state.play.events.includes("good")) this.#sparks.burst(480, 250, 6, 220);
  }

  draw(state: MedleyState, previous: MedleyState, { alpha, seconds }: Moment): void {
    this.#layer.setVisible(true);
    const key = `${state.round} ${state.player} ${state.seed}`;
    const { phase, play } = state;
    if (phase === "hint") {
      this.#open(0);
      this.#hint.draw(key, state.game, this.#stage, seconds);
    } else if (play && (phase === "play" || phase === "outcome")) {
      const isOpening = phase === "play" && !this.#kit.stage.settings.isMotionReduced;
      const share = isOpening ? Math.min(1, (state.phaseTick + alpha) / openTicks) : 1;
      this.#open(share * share * (3 - 2 * share));
      const before = previous.play && previous.seed === state.seed ? previous.play : play;
      const rounds = { state: play, previous: before };
      this.#stage.draw(`play ${key}`, state.game, rounds, { alpha, seconds });
    } else {
      this.#hint.layer.setVisible(false);
      this.#stage.clear();
    }
    this.#outcome.draw(state, alpha);
    this.#pass.draw(state);
    this.#end.draw(state);
    this.#hud.draw(state, alpha);
    this.#drawFaster();
    this.#sparks.draw(seconds);
  }

  hide(): void {
    this.#layer.setVisible(false);
    this.#stage.clear();
  }

  #open(share: number): void {
    this.#hint.open(share);
    const scale = hintScreen.scale + (1 - hintScreen.scale) * share;
    const y = hintScreen.y + (270 - hintScreen.y) * share;
    this.#rounds.setScale(scale).setPosition(480 - 480 * scale, y - 270 * scale);
  }

  #drawFaster(): void {
    for (const [at, arrow] of this.#faster.entries()) {
      const since = 110 - this.#fasterTicks - at * 8;
      arrow.setVisible(this.#fasterTicks > 0 && since > 0);
      arrow.setAlpha(Math.min(1, this.#fasterTicks / 20));
      this.#kit.resize(arrow, 0.8 + 0.3 * Math.max(0, Math.sin(since / 9)));
    }
  }
}
