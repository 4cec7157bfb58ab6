// The bag holds one thing besides the egg: "lantern", "cake", "letter" or "nothing".
VAR pack = "lantern"
// How Humphrey remembers the courier: -1 she ran, 0 they never met, 1 she was kind.
VAR bear = 0
// The egg froze on the bridge, and nothing warm has held it since.
VAR cold = false
// Sir Tobias has a friend.
VAR beast = false

-> post_office

=== post_office ===
A parcel that nobody collected knocks, opens by itself, and holds an egg. # clip: lost-parcels
The label says where it belongs. It hatches at sunrise, and every courier is out. # clip: the-address
The bag has room for one more thing. # clip: one-more-thing # timer: 9 # prompt: One more thing fits in the bag.
+ [Take the lantern #default #says: the lantern, light, lamp #picture: take-lantern]
    ~ pack = "lantern"
    -> lantern
+ [Take the cake #says: the cake, supper, food #picture: take-cake]
    ~ pack = "cake"
    -> cake
+ [Take his letter #says: the letter, mail, Swift's letter #picture: take-letter]
    ~ pack = "letter"
    -> letter

=== lantern ===
She takes the lantern, and Swift puts his letter away. # clip: take-lantern
-> road

=== cake ===
She takes the Postmistress's birthday cake. # clip: take-cake
-> road

=== letter ===
She takes a letter whose name the rain has washed off. # clip: take-letter
-> road

=== road ===
Grimbald the Enormous is as tall as a teapot, and he wants the dragon's first breath. # clip: enormous
Swift is ahead of her, with tea. The egg shivers, and there are two ways up. # clip: crossroads # timer: 9 # prompt: The egg is shivering. Which way?
+ [The warm, dark cave #default #says: the cave, warm way, dark way #picture: cave-dark]
    -> cave
+ [The quick, cold bridge #says: the bridge, quick way, cold way #picture: bridge]
    ~ cold = true
    -> bridge

=== bridge ===
Humphrey is too heavy for the bridge, and it is breaking. # clip: bridge # timer: 8 # prompt: The bridge is breaking!
+ [Run with the egg #says: run, run away, go #picture: bridge-run]
    ~ bear = -1
    -> bridge_run
+ [Pull Humphrey across #default #says: pull, help him, save Humphrey #picture: bridge-hold]
    ~ bear = 1
    -> bridge_hold

=== bridge_run ===
She runs. The bridge falls, and the egg does not knock any more. # clip: bridge-run
-> camp

=== bridge_hold ===
She pulls him across, and he counts to a hundred for her. # clip: bridge-hold
-> camp

=== cave ===
{ pack == "lantern": -> cave_light }
-> cave_dark

=== cave_light ===
The lantern falls on the Beast of the cave. He is a small knight who is afraid of the dark. # clip: cave-light # timer: 8 # prompt: He wants to stand near the light.
+ [Give up the lantern #default #says: give, give it, give him the lamp #picture: cave-give]
    ~ pack = "nothing"
    ~ beast = true
    -> cave_give
+ [Keep the light #says: keep, keep it, keep the lantern #picture: cave-past]
    -> cave_past

=== cave_dark ===
In the dark, the Beast asks her to hold his hand. # clip: cave-dark # timer: 8 # prompt: The Beast wants a hand to hold.
+ [Hold out a hand #default #says: hold, hand, hold his hand #picture: cave-hand]
    ~ beast = true
    -> cave_hand
+ [Tiptoe past #says: tiptoe, sneak, go past #picture: cave-past]
    -> cave_past

=== cave_give ===
Tobias can see his feet, and Tansy can't see the tree. # clip: cave-give
-> camp

=== cave_past ===
She walks on. Behind her, someone says good night to the dark. # clip: cave-past
-> camp

=== cave_hand ===
Outside, two beasts look at each other. Neither is one. # clip: cave-hand
-> camp

=== camp ===
{ cold: -> camp_cold }
By the fire the egg sings, and Swift warns her about rule three. # clip: camp-warm
-> visitor

=== camp_cold ===
The egg is silent and frosted. It wants something big and soft. # clip: camp-cold
-> visitor

=== visitor ===
Humphrey comes alone. He only wants to hold the egg, once. # clip: visitor # timer: 9 # prompt: Humphrey wants to hold the egg.
+ [Let him hold it #default #says: let him, yes, trust him, hold it #picture: hold-true]
    ~ cold = false
    { bear > 0: -> hold_true }
    -> hold_stolen
+ [Hide the egg #says: hide, no, hide it #picture: hide-egg]
    -> hide_egg
+ { pack == "cake" } [Give him cake #says: cake, the cake, share #picture: camp-cake]
    ~ pack = "nothing"
    ~ bear = 1
    ~ cold = false
    -> camp_cake

=== camp_cake ===
Nobody has ever asked Humphrey when his birthday is. # clip: camp-cake
-> hold_true

=== hold_true ===
He holds the egg, and gives it right back. Grimbald fires him twice. # clip: hold-true
Grimbald follows them by footprint, until one is too deep. # clip: climb-footprint # timer: 8 # prompt: Grimbald is freezing.
-> freezing

=== hide_egg ===
She says no, and Grimbald climbs into her bag. # clip: hide-egg
The bag sneezes. # clip: climb-stowaway # timer: 8 # prompt: Grimbald is freezing.
-> freezing

=== freezing ===
+ [Warm him by the egg #default #says: warm him, keep him warm, help him #picture: tuck-in]
    -> tuck_in
+ [Leave him there #says: leave him, leave, go on #picture: leave-him]
    -> leave_him

=== tuck_in ===
Grimbald remembers a ceiling that he could touch. # clip: tuck-in
{ cold && pack == "lantern": -> lantern_warms_grim }
{ cold: -> no_hatch }
-> hatch_grim

=== leave_him ===
She walks on. Somebody does come: the slowest rescue of the winter. # clip: leave-him
{ cold && pack == "lantern": -> lantern_warms_tansy }
{ cold: -> no_hatch }
-> hatch_tansy

=== lantern_warms_grim ===
The last inch of oil warms the egg. # clip: lantern-warms
-> hatch_grim

=== lantern_warms_tansy ===
The last inch of oil warms the egg. # clip: lantern-warms
-> hatch_tansy

=== hold_stolen ===
He holds the egg, is told to run, and cries while he does. # clip: hold-stolen
In the castle everything is small, except the egg. # clip: castle # timer: 9 # prompt: How will you get it back?
+ [Challenge Grimbald #default #says: challenge, duel, fight him #picture: castle-duel]
    -> castle_duel
+ [Ask Humphrey #says: ask, Humphrey, ask the bear #picture: castle-humphrey]
    { bear < 0: -> castle_refuse }
    -> castle_humphrey
+ { beast } [Call the Beast #says: call, beast, call Tobias #picture: castle-beast]
    -> castle_beast

=== castle_duel ===
Grimbald drops his sword to catch the egg. # clip: castle-duel
-> hatch_grim

=== castle_refuse ===
Humphrey remembers the bridge, and rings the bell. # clip: castle-refuse
-> hatch_grim

=== castle_humphrey ===
It is Friday, and Grimbald has a bath. # clip: castle-humphrey
-> hatch_tansy

=== castle_beast ===
The Beast roars, and even the Beast is afraid of it. # clip: castle-beast
-> hatch_tansy

=== no_hatch ===
The sun comes up, and the egg does not open. # clip: no-hatch # timer: 9 # prompt: The egg is too cold to hatch.
+ [Sit and keep it warm #default #says: sit, wait, stay #picture: please-wait]
    -> please_wait
+ [Run for the top #says: run, go up, hurry #picture: all-rules]
    -> all_rules
+ { pack == "letter" } [Burn the letter #says: burn, letter, fire #picture: burn-letter]
    ~ pack = "nothing"
    -> burn_letter

=== burn_letter ===
The letter burns, the egg is warm, and nobody will ever know what it said. # clip: burn-letter
-> hatch_tansy

=== hatch_grim ===
The dragon hatches, sees Grimbald, and says Mama. # clip: hatch-grim # timer: 8 # prompt: She only wants Grimbald.
+ [Trust Grimbald #default #says: trust him, yes, let him carry her #picture: grim-carries]
    -> grim_carries
+ [Take her back #says: take her, no, take the dragon #picture: take-back]
    -> take_back

=== hatch_tansy ===
The dragon hatches, sees Tansy, and says Mama. # clip: hatch-tansy # timer: 8 # prompt: She thinks you are her mother.
+ [Tell her the truth #default #says: truth, tell her, no #picture: truth]
    -> truth
+ [Be her mother #says: be mama, yes, mother #picture: summit-mother]
    -> summit_mother

=== grim_carries ===
Grimbald teaches her to hold hands on the steep bits. # clip: grim-carries
Her mother lies under nine winters of snow, and there is one breath. # clip: summit-grim # timer: 9 # prompt: One breath. Where does it go?
+ [Wake her mother #default #says: wake, mother, wake her #picture: nanny]
    -> nanny
+ [Make Grimbald big #says: big, Grimbald, make him big #picture: giant]
    -> giant
+ { pack == "letter" } [Deliver the letter #says: letter, the letter, deliver #picture: first-class]
    -> first_class

=== take_back ===
She takes the dragon, and Grimbald waves. Then he hires a snail. # clip: take-back
-> chase

=== truth ===
Parcel learns what the mail is, and loves it. # clip: truth
-> chase

=== chase ===
The slowest chase in the world reaches the top, and Parcel has to sneeze. # clip: summit-chase # timer: 9 # prompt: She is going to sneeze!
+ [Wake her mother #default #says: wake, mother, wake her #picture: delivered]
    -> delivered
+ [Let her choose #says: choose, let her, sneeze #picture: express]
    -> express

=== summit_mother ===
Tansy is Mama now, and the real one lies under the snow. # clip: summit-mother # timer: 9 # prompt: Who is that, Mama?
+ [Give her back #default #says: give her, back, her mother #picture: delivered]
    -> delivered
+ [Keep her #says: keep, mine, take her home #picture: kept]
    -> kept

=== delivered ===
The Mother wakes, July is back, and Swift remembers a name. # clip: delivered # ending: delivered
-> END

=== nanny ===
Grimbald gives up his wish, and is the right height at last. # clip: nanny # ending: nanny
-> END

=== giant ===
Grimbald grows, and can't find her hand any more. # clip: giant # ending: giant
-> END

=== first_class ===
The letter was his, for forty years. # clip: first-class
He is home, and he bumps his head. # clip: supper-at-six # ending: first-class
-> END

=== express ===
Parcel sneezes on the snail. # clip: express # ending: express
-> END

=== kept ===
She says that it is only a rock, and has to hear herself say so. # clip: kept # ending: kept
-> END

=== please_wait ===
She waits, and nobody lets her wait alone. # clip: please-wait # ending: please-wait
-> END

=== all_rules ===
She never opened it, never lost it and never kept it. # clip: all-rules # ending: all-rules
-> END
