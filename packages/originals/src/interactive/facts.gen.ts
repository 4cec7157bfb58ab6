// Written by npm run lint:interactive.
import type { InteractiveFacts } from "./interactive-facts.ts";

// oxfmt-ignore
export const interactiveFacts: Readonly<Record<string, InteractiveFacts>> = {
  "bun-and-the-runaway-dough": {"clips":{"knock":25.175,"idle-bubbles":5.3,"puff":24.378,"idle-puff":5.85,"bowl":29.458,"idle-hide":5.5,"pot":20.5,"chest":21.278,"found":24.033,"idle-found":5.2,"share":29.837,"ceiling":30.545,"tub":26.707,"street":26.942,"idle-street":6,"tickle":21.566,"rolls":21.079,"sing":22.602,"soft-bed":21.001},"shortestSeconds":145.847,"longestSeconds":154.868,"texts":["Pop the bubbles in the dough!","Pop!","The little bowl, or the whole tub?","The little bowl","bowl","little","small","one","The whole tub","tub","whole","big","all of it","Look in the pot, or in the chest?","In the pot","pot","soup","In the chest","chest","box","Tickle him, or sing to him?","Tickle him","tickle","feather","laugh","Sing to him","sing","song","sleep","Share him now, or wait until he grows?","Share now","share","now","thank you","Wait and sleep","wait","grow","later"],"chapters":{"bakery":[],"hiding":[0,0],"village":[0,1]}},
};
