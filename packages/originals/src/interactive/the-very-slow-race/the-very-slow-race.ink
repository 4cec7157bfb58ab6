VAR has_ride = false
-> opening

=== opening ===
A rabbit, a bear and a snail stand at the starting line. # clip: line # tap: balloons 6 # prompt: Pop the balloons to start the race! # idle: idle-line
+ [Bang! #default]
    -> start

=== start ===
The rabbit is gone, the bear is gone, and the snail has moved. # clip: start # prompt: Ride on the bear, or go alone? # idle: idle-start
+ [Ride on the bear #default #says: ride, bear, gus #picture: ride]
    ~ has_ride = true
    -> ride
+ [Go alone #says: alone, slow, myself #picture: alone]
    -> alone

=== ride ===
Gus is very fast between two snacks. # clip: ride
The beehive has honey, and the bear has no brakes. # clip: honey
-> tilly

=== alone ===
Zoom sees what the fast ones have missed. # clip: alone
A small judge lies on her back. # clip: judge
-> tilly

=== tilly ===
Tilly has so much time that she is asleep, in front of the line. # clip: tilly # prompt: Wake her up, or cross the line? # idle: idle-tilly
+ [Wake her up #default #says: wake, help, rabbit #picture: idle-tilly]
    -> kind
+ [Cross the line #says: cross, line, win, go #picture: goal]
    -> quick

=== kind ===
{
- has_ride:
    -> roll
- else:
    -> together
}

=== quick ===
{
- has_ride:
    -> crown
- else:
    -> goal
}

=== roll ===
A bear who is full of honey comes down the hill. # clip: roll # ending: roll
-> END

=== together ===
They arrive together, so late that the judge has gone to bed. # clip: together # ending: together
-> END

=== crown ===
Zoom has won, but the crown is too big for one snail. # clip: crown # ending: crown
-> END

=== goal ===
Zoom crosses the line while everyone watches the rabbit sleep. # clip: goal # tap: stars 8 # prompt: Light the fireworks! # idle: idle-goal
+ [Hooray! #default]
    -> goal_end

=== goal_end ===
Tilly wakes up and asks when the race begins. # clip: hooray # ending: hooray
-> END
