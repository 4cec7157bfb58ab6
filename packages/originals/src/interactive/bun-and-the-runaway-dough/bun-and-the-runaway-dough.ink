-> opening

=== opening ===
Bun says good morning to her dough, and a very small mouse comes in with a very loud tummy. # clip: knock # tap: bubbles 6 # prompt: Pop the bubbles in the dough! # idle: idle-bubbles
+ [Pop! #default]
    -> puff

=== puff ===
The dough wakes up, and Bun holds puff powder: a little bowl of it, and a whole tub. # clip: puff # prompt: The little bowl, or the whole tub? # idle: idle-puff
+ [The little bowl #default #says: bowl, little, small, one #picture: bowl]
    -> bowl
+ [The whole tub #says: tub, whole, big, all of it #picture: idle-puff]
    -> tub

=== bowl ===
Lump sneezes himself small and wants to play hide and seek. # clip: bowl # prompt: Look in the pot, or in the chest? # idle: idle-hide
+ [In the pot #default #says: pot, soup #picture: pot]
    -> pot
+ [In the chest #says: chest, box #picture: idle-hide]
    -> chest

=== pot ===
Crumb is having a bath in the soup pot, and nobody looks up at the top of the chest. # clip: pot
-> found

=== chest ===
The chest is full of balloons, and one of them wears Lump. # clip: chest
-> found

=== found ===
Olufemi walks in with a hat that giggles. # clip: found # prompt: Share him now, or wait until he grows? # idle: idle-found
+ [Share now #default #says: share, now, thank you #picture: share]
    -> share
+ [Wait and sleep #says: wait, sleep, grow, later #picture: ceiling]
    -> ceiling

=== share ===
Every thank you makes Lump a little bigger, until the kitchen is full of thank you. # clip: share # ending: thank-you
-> END

=== ceiling ===
Everybody sleeps, nobody looks, and in the morning the bed is near the ceiling. # clip: ceiling # ending: ceiling
-> END

=== tub ===
Bun throws in the whole tub and waits, and behind her the dough becomes very large. # clip: tub
Lump hops through the village, and Olufemi goes with him, because he is stuck. # clip: street # prompt: Tickle him, or sing to him? # idle: idle-street
+ [Tickle him #default #says: tickle, feather, laugh #picture: tickle]
    -> tickle
+ [Sing to him #says: sing, song, sleep #picture: sing]
    -> sing

=== tickle ===
Each giggle pops out one roll, and Lump is a little smaller. # clip: tickle
There is one roll for everyone, and a whole cart of them for Crumb. # clip: rolls # ending: rolls
-> END

=== sing ===
Bun sings, Lump yawns, and the giggling stops. # clip: sing
Lump is the softest bed in the world, and the whole village is in it. # clip: soft-bed # ending: soft-bed
-> END
