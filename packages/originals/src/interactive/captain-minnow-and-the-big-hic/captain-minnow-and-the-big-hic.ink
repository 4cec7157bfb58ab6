-> opening

=== opening ===
Hum has the hiccups, and a seagull would like to sleep on his head. # clip: hic
With every hic something comes out of the whale. # clip: things # prompt: Say boo, or give him lunch? # idle: idle-things
+ [Say boo! #default #says: boo, scare, surprise #picture: boo]
    -> boo
+ [Give him lunch #says: lunch, food, eat, feed #picture: idle-lunch]
    -> lunch

=== boo ===
Captain Minnow says boo, and everyone is frightened except the whale. # clip: boo
-> big_hic

=== lunch ===
The whale opens his mouth very wide. # clip: lunch # tap: snacks 8 # prompt: Feed the whale! # idle: idle-lunch
+ [Eaten! #default]
    -> fireworks

=== fireworks ===
The lunch comes back as fireworks. # clip: fireworks
-> big_hic

=== big_hic ===
The biggest hic of all is on its way. # clip: big-hic # prompt: Up to the cloud, or into the cave? # idle: idle-big
+ [Up to the cloud #default #says: up, cloud, sky #picture: cloud]
    -> cloud
+ [Into the cave #says: down, cave, in #picture: cave]
    -> cave

=== cloud ===
Up here lives a small cloud who has the hiccups too: that is what thunder is. # clip: cloud # prompt: Breathe slowly, or play along? # idle: idle-cloud
+ [Breathe slowly #default #says: breathe, slow, calm #picture: idle-cloud]
    -> breathe
+ [Play along #says: play, music, drum, band #picture: band]
    -> band

=== breathe ===
Everyone breathes in, and everyone breathes out, and the tub flies home. # clip: breathe # ending: breathe
-> END

=== band ===
One hic, one thunder, one drum: it is a band. # clip: band # ending: band
-> END

=== cave ===
An old snail knows the cure and says it very slowly. # clip: cave # prompt: Wait for him, or give him a ride? # idle: idle-cave
+ [Wait for him #default #says: wait, slow, listen #picture: slow]
    -> slow
+ [Give him a ride #says: ride, fast, go #picture: fast]
    -> fast

=== slow ===
By the time the snail has finished, nobody is awake to hear it. # clip: slow # ending: slow
-> END

=== fast ===
The snail becomes the fastest snail of the sea. # clip: fast # ending: fast
-> END
