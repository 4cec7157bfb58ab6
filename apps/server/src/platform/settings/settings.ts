import {
  type SettingName,
  type SettingSource,
  type SettingValues,
  settingNames,
} from "@goldmane/contracts/admin/settings";
import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { busEvent } from "#platform/bus/bus.ts";
import { settingVariables } from "#platform/config/fixed-settings.ts";
import { defaultSettings } from "./default-settings.ts";
import { deleteSettings, lockSetting, readSettings, writeSetting } from "./setting-table.ts";

/** Makes every node read the settings again. */
const settingsChanged = busEvent("settings.changed", z.object({}));

/** Catches up on bus messages that Redis lost. */
const rereadEveryMs = 30_000;

type Needs = Pick<App, "db" | "bus" | "log" | "now" | "config">;
/** New values, and settings to set back to their defaults. */
type Changes = { values?: Partial<SettingValues>; reset?: readonly SettingName[] };
type Listener = { names: readonly SettingName[]; listen: () => void };

/**
 * Settings that can change at run time. They are held in memory, so that reading one costs nothing;
 * a change reaches the other nodes by the bus.
 */
export class Settings implements Disposable {
  readonly #needs: Needs;
  readonly #listeners = new Set<Listener>();
  #stored: Partial<SettingValues> = {};
  #values: SettingValues;
  /** Readings run one by one, so that the last one has the newest rows. */
  #reading: Promise<void> = Promise.resolve();
  #stop: () => void = () => {};

  private constructor(needs: Needs) {
    this.#needs = needs;
    this.#values = { ...defaultSettings(needs.config), ...needs.config.fixedSettings };
  }

  static async open(needs: Needs): Promise<Settings> {
    const settings = new Settings(needs);
    await settings.#read();
    const { bus, config } = needs;
    const reread = () => void settings.#readAndLog();
    const unsubscribe = bus.subscribe(settingsChanged, reread);
    const timer = config.redisUrl === null ? null : setInterval(reread, rereadEveryMs);
    timer?.unref();
    settings.#stop = () => {
      unsubscribe();
      if (timer) clearInterval(timer);
    };
    return settings;
  }

  /** The current value. */
  get<Name extends SettingName>(name: Name): SettingValues[Name] {
    return this.#values[name];
  }

  sourceOf(name: SettingName): SettingSource {
    if (isFixable(name) && this.#needs.config.fixedSettings[name] !== undefined)
      return { from: "environment", variable: settingVariables[name] };
    return { from: name in this.#stored ? "stored" : "default" };
  }

  /**
   * Stores new values, all or none. This node has them when it returns.
   * @throws AppError CONFLICT if the environment sets one of them.
   */
  async change({ values = {}, reset = [] }: Changes): Promise<void> {
    this.#refuseFixed([...settingNames.filter((name) => name in values), ...reset]);
    const { db, now } = this.#needs;
    await db.transaction().execute(async (transaction) => {
      await deleteSettings(transaction, reset);
      for (const name of settingNames) {
        const value = values[name];
        if (value !== undefined) await writeSetting(transaction, { name, value, at: now() });
      }
    });
    await this.#announce();
  }

  /**
   * Changes a setting depending on its value. Of two such changes at the same time, on any nodes, the
   * second one gets the value of the first.
   */
  async update<Name extends SettingName>(
    name: Name,
    change: (value: SettingValues[Name]) => SettingValues[Name],
  ): Promise<void> {
    this.#refuseFixed([name]);
    await this.#needs.db.transaction().execute(async (db) => {
      await lockSetting(db, {
        name,
        value: defaultSettings(this.#needs.config)[name],
        at: this.#needs.now(),
      });
      const stored = await readSettings(db, this.#reportUnreadable);
      const value = change({ ...defaultSettings(this.#needs.config), ...stored }[name]);
      await writeSetting(db, { name, value, at: this.#needs.now() });
    });
    await this.#announce();
  }

  /** Calls the listener after one of these settings changed, on any node. */
  onChange(names: readonly SettingName[], listen: () => void): () => void {
    const listener = { names, listen };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  [Symbol.dispose](): void {
    this.#stop();
    this.#listeners.clear();
  }

  #refuseFixed(names: readonly SettingName[]): void {
    for (const name of names) {
      const source = this.sourceOf(name);
      if (source.from !== "environment") continue;
      throw new AppError(
        "CONFLICT",
        `The environment sets this (${source.variable}). Change it there and restart the server.`,
        { setting: name, variable: source.variable },
      );
    }
  }

  async #announce(): Promise<void> {
    await this.#read();
    await this.#needs.bus.publish(settingsChanged, {});
  }

  async #readAndLog(): Promise<void> {
    try {
      await this.#read();
    } catch (error) {
      this.#needs.log.warn(
        { event: "settings.read_failed", err: error },
        "The settings could not be read; the previous ones stay in use.",
      );
    }
  }

  async #read(): Promise<void> {
    const earlier = this.#reading.catch(() => {});
    this.#reading = earlier.then(() => this.#readNow());
    await this.#reading;
  }

  readonly #reportUnreadable = (name: string, reason: unknown): void => {
    this.#needs.log.warn(
      { event: "settings.unreadable", setting: name, err: reason },
      "A stored setting could not be read; its default is used.",
    );
  };

  async #readNow(): Promise<void> {
    const { db, config } = this.#needs;
    this.#stored = await readSettings(db, this.#reportUnreadable);
    const before = this.#values;
    const after = { ...defaultSettings(config), ...this.#stored, ...config.fixedSettings };
    this.#values = after;
    const isChanged = (name: SettingName) => !isEqual(before[name], after[name]);
    for (const { names, listen } of this.#listeners) {
      if (names.some(isChanged)) listen();
    }
  }
}

function isFixable(name: SettingName): name is keyof typeof settingVariables {
  return name in settingVariables;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
