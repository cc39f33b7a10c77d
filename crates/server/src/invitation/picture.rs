//! A small picture of each game, as on its box, in shapes a browser draws at once.

use registry::GameId;

/// The picture of a game.
pub(super) fn of(game: GameId) -> String {
    let motif = match game {
        GameId::Supernova => {
            "<circle cx=\"60\" cy=\"45\" r=\"13\" fill=\"#FFB454\"/>\
             <path d=\"M60 45m-24 0a24 19 0 1 1 48 4a32 25 0 1 1-66 0a42 30 0 0 1 26-28\" \
             fill=\"none\" stroke=\"#5BD1E6\" stroke-width=\"3\" stroke-dasharray=\"1 9\" \
             stroke-linecap=\"round\"/>"
        }
        GameId::Celestial => {
            "<rect x=\"38\" y=\"10\" width=\"44\" height=\"70\" rx=\"6\" fill=\"#1D2646\" \
             stroke=\"#A9B3D1\"/><circle cx=\"60\" cy=\"42\" r=\"13\" fill=\"#F2D544\"/>\
             <ellipse cx=\"60\" cy=\"42\" rx=\"24\" ry=\"6\" fill=\"none\" stroke=\"#B58AE8\" \
             stroke-width=\"3\" transform=\"rotate(-18 60 42)\"/>"
        }
        GameId::Landing => {
            "<path d=\"M52 40L36 82h48L68 40z\" fill=\"#F2D544\" opacity=\".35\"/>\
             <ellipse cx=\"60\" cy=\"36\" rx=\"28\" ry=\"9\" fill=\"#2FB387\"/>\
             <path d=\"M46 31a14 13 0 0 1 28 0z\" fill=\"#5BD1E6\"/>\
             <path d=\"M0 90a130 60 0 0 1 120 0z\" fill=\"#B58AE8\"/>"
        }
        GameId::Rockets => {
            "<g fill=\"#6C8CFF\" stroke=\"#0B1020\"><ellipse cx=\"60\" cy=\"78\" rx=\"30\" ry=\"8\"/>\
             <ellipse cx=\"60\" cy=\"71\" rx=\"30\" ry=\"8\"/><ellipse cx=\"60\" cy=\"64\" rx=\"30\" \
             ry=\"8\"/></g><path d=\"M60 8c12 12 13 30 8 50H52c-5-20-4-38 8-50z\" fill=\"#E9EDF7\"/>\
             <circle cx=\"60\" cy=\"32\" r=\"5\" fill=\"#E8743B\"/>\
             <path d=\"M52 46l-9 14h9zM68 46l9 14h-9z\" fill=\"#E8743B\"/>"
        }
        GameId::Asteroids => {
            "<path d=\"M12 74C40 74 44 50 62 46S92 30 108 14\" fill=\"none\" stroke=\"#5BD1E6\" \
             stroke-width=\"3\" stroke-dasharray=\"5 5\"/><path d=\"M70 52l-4-15 17 2-8 4z\" \
             fill=\"#F2D544\"/><path d=\"M24 22l13-8 13 6 2 14-12 9-15-5z\" fill=\"#A9B3D1\"/>\
             <path d=\"M84 62l14-3 9 11-6 13-15 1-7-11z\" fill=\"#A9B3D1\"/>"
        }
    };
    format!(
        "<svg viewBox=\"0 0 120 90\" width=\"160\" height=\"120\" aria-hidden=\"true\">\
         <rect width=\"120\" height=\"90\" rx=\"8\" fill=\"#141B33\"/>{motif}</svg>"
    )
}
