import { build } from "./setup/build.mjs";

build();
